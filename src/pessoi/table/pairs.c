/* Pairs, compiled: the twin of pairs.py, which says what they are. Texts are walked along; nothing is decoded. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

typedef struct {
    const char *at, *end;
} Text;

typedef struct {
    Text name, value; /* entries of a list have no name */
} Entry;

typedef struct {
    Entry *entries;
    Py_ssize_t count, room;
} Entries;

typedef struct {
    char *data;
    Py_ssize_t size, room;
} Buffer;

static int append(Buffer *b, const char *data, Py_ssize_t size)
{
    if (b->size + size > b->room) {
        Py_ssize_t room = 2 * (b->size + size) + 256;
        char *more = PyMem_Realloc(b->data, room);
        if (more == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        b->data = more;
        b->room = room;
    }
    memcpy(b->data + b->size, data, size);
    b->size += size;
    return 0;
}

static int is_same(Text a, Text b)
{
    return a.end - a.at == b.end - b.at && memcmp(a.at, b.at, a.end - a.at) == 0;
}

/* Past the string that begins here, or NULL. */
static const char *past_string(const char *p, const char *end)
{
    for (p++; p < end; p++) {
        if (*p == '\\')
            p++;
        else if (*p == '"')
            return p + 1;
    }
    return NULL;
}

/* Past the value that begins here, or NULL. */
static const char *past_value(const char *p, const char *end)
{
    Py_ssize_t depth = 0;
    while (p < end) {
        switch (*p) {
        case '"':
            p = past_string(p, end);
            if (p == NULL || depth == 0)
                return p;
            continue;
        case '{':
        case '[':
            depth++;
            break;
        case '}':
        case ']':
            if (depth == 0)
                return p; /* of what the number stands in */
            if (--depth == 0)
                return p + 1;
            break;
        case ',':
            if (depth == 0)
                return p;
            break;
        }
        p++;
    }
    return depth == 0 ? p : NULL;
}

static int refuse(void)
{
    PyErr_SetString(PyExc_ValueError, "this is no JSON as it is written here");
    return -1;
}

/* The entries of an object or a list. */
static int take_apart(Text text, Entries *found)
{
    int is_object = *text.at == '{';
    const char *p = text.at + 1, *end = text.end - 1;
    if (end < p)
        return refuse();
    while (p < end) {
        Entry entry = {{p, p}, {p, p}};
        if (is_object) {
            entry.name.end = *p == '"' ? past_string(p, end) : NULL;
            if (entry.name.end == NULL || entry.name.end >= end || *entry.name.end != ':')
                return refuse();
            p = entry.value.at = entry.name.end + 1;
        }
        entry.value.end = past_value(p, end);
        if (entry.value.end == NULL || entry.value.end == p || (entry.value.end < end && *entry.value.end != ','))
            return refuse();
        if (found->count == found->room) {
            Py_ssize_t room = 2 * found->room + 32;
            Entry *more = PyMem_Realloc(found->entries, room * sizeof(Entry));
            if (more == NULL) {
                PyErr_NoMemory();
                return -1;
            }
            found->entries = more;
            found->room = room;
        }
        found->entries[found->count++] = entry;
        p = entry.value.end + 1;
    }
    return 0;
}

/* One pair; without a value, of something that is gone. */
static int add_pair(Buffer *found, Buffer *place, Text value)
{
    if ((found->size > 0 && append(found, ",", 1) < 0) || append(found, "[", 1) < 0 ||
        append(found, place->data, place->size) < 0 || append(found, "]", 1) < 0)
        return -1;
    if (value.at != NULL && (append(found, ",", 1) < 0 || append(found, value.at, value.end - value.at) < 0))
        return -1;
    return append(found, "]", 1);
}

static int step_to_name(Buffer *place, Text name)
{
    return append(place, ",", 1) < 0 ? -1 : append(place, name.at, name.end - name.at);
}

static int step_to_number(Buffer *place, Py_ssize_t number)
{
    char text[24];
    return append(place, text, PyOS_snprintf(text, sizeof text, ",%zd", number));
}

/* What stands under a name; where it stood in the other object is looked first. */
static const Entry *find(const Entries *in, Text name, Py_ssize_t likely)
{
    if (likely < in->count && is_same(in->entries[likely].name, name))
        return &in->entries[likely];
    for (Py_ssize_t i = 0; i < in->count; i++)
        if (is_same(in->entries[i].name, name))
            return &in->entries[i];
    return NULL;
}

static int compare(Text old, Text new, Buffer *place, Buffer *found);

static int compare_objects(const Entries *old, const Entries *new, Buffer *place, Buffer *found)
{
    Py_ssize_t here = place->size;
    Text nothing = {NULL, NULL};
    for (Py_ssize_t i = 0; i < old->count; i++, place->size = here)
        if (find(new, old->entries[i].name, i) == NULL &&
            (step_to_name(place, old->entries[i].name) < 0 || add_pair(found, place, nothing) < 0))
            return -1;
    for (Py_ssize_t i = 0; i < new->count; i++, place->size = here) {
        const Entry *after = &new->entries[i], *before = find(old, after->name, i);
        if (before != NULL && is_same(before->value, after->value))
            continue;
        if (step_to_name(place, after->name) < 0)
            return -1;
        if ((before == NULL ? add_pair(found, place, after->value)
                            : compare(before->value, after->value, place, found)) < 0)
            return -1;
    }
    return 0;
}

static int compare_lists(const Entries *old, const Entries *new, Buffer *place, Buffer *found)
{
    Py_ssize_t here = place->size;
    for (Py_ssize_t i = 0; i < new->count; i++, place->size = here) {
        Text after = new->entries[i].value;
        if (i < old->count && is_same(old->entries[i].value, after))
            continue;
        if (step_to_number(place, i) < 0)
            return -1;
        if ((i < old->count ? compare(old->entries[i].value, after, place, found) : add_pair(found, place, after)) < 0)
            return -1;
    }
    return 0;
}

/* Things that stand where they stood, and perhaps more at the end. */
static int is_same_list(const Entries *old, const Entries *new)
{
    if (old->count == 0 || old->count > new->count)
        return 0;
    return old->count == new->count || is_same(old->entries[0].value, new->entries[0].value);
}

static int compare(Text old, Text new, Buffer *place, Buffer *found)
{
    char kind = *new.at;
    if (kind != *old.at || (kind != '{' && kind != '['))
        return add_pair(found, place, new);
    if (Py_EnterRecursiveCall(" while comparing views"))
        return -1;
    Entries before = {NULL, 0, 0}, after = {NULL, 0, 0};
    int done = take_apart(old, &before) < 0 ? -1 : take_apart(new, &after);
    if (done == 0) {
        if (kind == '{')
            done = compare_objects(&before, &after, place, found);
        else if (is_same_list(&before, &after))
            done = compare_lists(&before, &after, place, found);
        else
            done = add_pair(found, place, new);
    }
    PyMem_Free(before.entries);
    PyMem_Free(after.entries);
    Py_LeaveRecursiveCall();
    return done;
}

static PyObject *pairs(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3 || !PyBytes_Check(args[0]) || !PyBytes_Check(args[1]) || !PyBytes_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "a place and two texts are expected, as bytes");
        return NULL;
    }
    Text texts[3];
    for (int i = 0; i < 3; i++) {
        texts[i].at = PyBytes_AS_STRING(args[i]);
        texts[i].end = texts[i].at + PyBytes_GET_SIZE(args[i]);
        if (texts[i].at == texts[i].end) {
            refuse();
            return NULL;
        }
    }
    Buffer place = {NULL, 0, 0}, found = {NULL, 0, 0};
    PyObject *made = NULL;
    if (append(&place, texts[0].at, texts[0].end - texts[0].at - 1) == 0 && /* open for more */
        compare(texts[1], texts[2], &place, &found) == 0)
        made = PyBytes_FromStringAndSize(found.data, found.size);
    PyMem_Free(place.data);
    PyMem_Free(found.data);
    return made;
}

static PyMethodDef functions[] = {
    {"pairs", (PyCFunction)(void (*)(void))pairs, METH_FASTCALL, "What differs, as pairs."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "pairs", "Pairs, compiled.", -1, functions};

PyMODINIT_FUNC PyInit_pairs(void)
{
    return PyModule_Create(&module);
}
