/* The loops that run most often, compiled: the twin of loops.py, which says what they do. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

/* -- rows: a changed row is one copy instead of three */

#define MOST 62 /* entries of a row whose places are given as a set: that is no larger than a machine word */

/* The row with another value, which is taken over, at a place that is there. */
static PyObject *changed(PyObject *row, Py_ssize_t place, PyObject *value)
{
    Py_ssize_t size = PyTuple_GET_SIZE(row);
    PyObject *made = PyTuple_New(size);
    if (made == NULL) {
        Py_DECREF(value);
        return NULL;
    }
    PyObject **from = ((PyTupleObject *)row)->ob_item, **to = ((PyTupleObject *)made)->ob_item;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *entry = i == place ? value : from[i];
        Py_INCREF(entry);
        to[i] = entry;
    }
    Py_DECREF(value);
    return made;
}

/* The place that a number means, negative ones from the end; -1 with an error set if the row has none. */
static Py_ssize_t place_in(PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 3 || !PyTuple_Check(args[0]) || !PyLong_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "a row, a place and a number are expected");
        return -1;
    }
    Py_ssize_t place = PyLong_AsSsize_t(args[1]), size = PyTuple_GET_SIZE(args[0]);
    if (PyErr_Occurred())
        return -1;
    if (place < 0)
        place += size;
    if (place < 0 || place >= size) {
        PyErr_SetString(PyExc_IndexError, "the row has no such place");
        return -1;
    }
    return place;
}

static PyObject *put(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    Py_ssize_t place = place_in(args, nargs);
    if (place < 0)
        return NULL;
    if (PyTuple_GET_ITEM(args[0], place) == args[2]) { /* all small numbers are shared */
        Py_INCREF(args[0]);
        return args[0];
    }
    Py_INCREF(args[2]);
    return changed(args[0], place, args[2]);
}

static PyObject *add(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    Py_ssize_t place = place_in(args, nargs);
    if (place < 0)
        return NULL;
    PyObject *sum = PyNumber_Add(PyTuple_GET_ITEM(args[0], place), args[2]);
    return sum == NULL ? NULL : changed(args[0], place, sum);
}

/* Whether two ints are equal; nearly all have one digit. */
static int equal(PyObject *one, PyObject *other)
{
    if (one == other)
        return 1;
#if PY_VERSION_HEX >= 0x030C0000
    if (PyUnstable_Long_IsCompact((PyLongObject *)one) && PyUnstable_Long_IsCompact((PyLongObject *)other))
        return PyUnstable_Long_CompactValue((PyLongObject *)one) == PyUnstable_Long_CompactValue((PyLongObject *)other);
#else
    Py_ssize_t digits = Py_SIZE(one);
    if (digits != Py_SIZE(other))
        return 0;
    if (digits >= -1 && digits <= 1)
        return digits == 0 || ((PyLongObject *)one)->ob_digit[0] == ((PyLongObject *)other)->ob_digit[0];
#endif
    return PyObject_RichCompareBool(one, other, Py_EQ);
}

static PyObject *having(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2 || !PyTuple_Check(args[0]) || !PyLong_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "a row and a number are expected");
        return NULL;
    }
    Py_ssize_t size = PyTuple_GET_SIZE(args[0]);
    PyObject **entry = ((PyTupleObject *)args[0])->ob_item, *value = args[1];
    if (size > MOST) {
        PyErr_SetString(PyExc_ValueError, "the row is too long");
        return NULL;
    }
    unsigned long long found = 0;
    for (Py_ssize_t i = 0; i < size; i++) {
        if (!PyLong_Check(entry[i])) {
            PyErr_SetString(PyExc_TypeError, "a row has numbers only");
            return NULL;
        }
        found |= (unsigned long long)equal(entry[i], value) << i;
    }
    return PyLong_FromUnsignedLongLong(found);
}

static PyObject *row(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "row takes a value and a count");
        return NULL;
    }
    Py_ssize_t count = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred())
        return NULL;
    PyObject *made = PyTuple_New(count < 0 ? 0 : count);
    for (Py_ssize_t i = 0; made != NULL && i < count; i++) {
        Py_INCREF(args[0]);
        PyTuple_SET_ITEM(made, i, args[0]);
    }
    return made;
}

/* -- sets */

#define WORDS 2 /* of 64 bits: more than any set of ours has; larger ones are refused */

static int bytes_of(PyObject *number, unsigned char *to, size_t length)
{
#if PY_VERSION_HEX >= 0x030D0000
    return _PyLong_AsByteArray((PyLongObject *)number, to, length, 1, 0, 1);
#else
    return _PyLong_AsByteArray((PyLongObject *)number, to, length, 1, 0);
#endif
}

/* The bits of a set, and how many of the words are in use; -1 with an error set if it is none. */
static int read_set(PyObject *members, unsigned long long *words)
{
    if (!PyLong_Check(members)) {
        PyErr_SetString(PyExc_TypeError, "a set is an int");
        return -1;
    }
    int used = 1, beyond;
    long long one = PyLong_AsLongLongAndOverflow(members, &beyond);
    if (beyond < 0 || (beyond == 0 && one < 0)) {
        PyErr_SetString(PyExc_ValueError, "a set has no sign");
        return -1;
    }
    words[0] = (unsigned long long)one;
    if (beyond != 0) {
        unsigned char bytes[8 * WORDS];
        if (bytes_of(members, bytes, sizeof(bytes)) < 0)
            return -1;
        memset(words, 0, sizeof(unsigned long long) * WORDS);
        for (int i = 0; i < 8 * WORDS; i++) {
            words[i / 8] |= (unsigned long long)bytes[i] << (8 * (i % 8));
            if (bytes[i] != 0)
                used = i / 8 + 1;
        }
    }
    return used;
}

/* A list of what `number` makes of each member. */
static PyObject *list_of(PyObject *members, PyObject *(*number)(long, long), long verb)
{
    unsigned long long words[WORDS];
    int used = read_set(members, words);
    if (used < 0)
        return NULL;
    Py_ssize_t count = 0, next = 0;
    for (int w = 0; w < used; w++)
        for (unsigned long long left = words[w]; left != 0; left &= left - 1)
            count++;
    PyObject *found = PyList_New(count);
    for (int w = 0; found != NULL && w < used; w++) {
        for (unsigned long long left = words[w]; left != 0; left &= left - 1) {
            PyObject *member = number(verb, 64 * w + __builtin_ctzll(left));
            if (member == NULL) {
                Py_CLEAR(found);
                break;
            }
            PyList_SET_ITEM(found, next++, member);
        }
    }
    return found;
}

static PyObject *itself(long verb, long member)
{
    return PyLong_FromLong(member);
}

static PyObject *bits(PyObject *module, PyObject *members)
{
    return list_of(members, itself, 0);
}

/* -- actions: most questions offer what was offered shortly before, so that the numbers made last are kept */

#define SHIFT 12 /* as in action.py */
#define KEPT 2048 /* a power of two */

static struct {
    long value;
    PyObject *number;
} kept[KEPT];

static PyObject *action(long verb, long target)
{
    long value = verb << SHIFT | target;
    size_t place = (size_t)(verb * 61 + target) % KEPT;
    if (kept[place].number == NULL || kept[place].value != value) {
        PyObject *made = PyLong_FromLong(value);
        if (made == NULL)
            return NULL;
        Py_XSETREF(kept[place].number, made);
        kept[place].value = value;
    }
    Py_INCREF(kept[place].number);
    return kept[place].number;
}

static int verb_of(PyObject *const *args, Py_ssize_t nargs, long *verb)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "a verb and its targets are expected");
        return -1;
    }
    *verb = PyLong_AsLong(args[0]);
    return *verb == -1 && PyErr_Occurred() ? -1 : 0;
}

static PyObject *acts_on(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    long verb;
    if (verb_of(args, nargs, &verb) < 0)
        return NULL;
    if (!PyList_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "targets are a list");
        return NULL;
    }
    Py_ssize_t count = PyList_GET_SIZE(args[1]);
    PyObject *made = PyList_New(count);
    for (Py_ssize_t i = 0; made != NULL && i < count; i++) {
        long target = PyLong_AsLong(PyList_GET_ITEM(args[1], i));
        PyObject *one = target == -1 && PyErr_Occurred() ? NULL : action(verb, target);
        if (one == NULL)
            Py_CLEAR(made);
        else
            PyList_SET_ITEM(made, i, one);
    }
    return made;
}

static PyObject *acts_in(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    long verb;
    if (verb_of(args, nargs, &verb) < 0)
        return NULL;
    return list_of(args[1], action, verb);
}

static PyMethodDef functions[] = {
    {"row", (PyCFunction)(void (*)(void))row, METH_FASTCALL, "As many equal values."},
    {"put", (PyCFunction)(void (*)(void))put, METH_FASTCALL, "The row with another value at one place."},
    {"add", (PyCFunction)(void (*)(void))add, METH_FASTCALL, "The row with more (or less) at one place."},
    {"having", (PyCFunction)(void (*)(void))having, METH_FASTCALL, "The places that have a value, as a set."},
    {"bits", bits, METH_O, "The members of a set in ascending order."},
    {"acts_on", (PyCFunction)(void (*)(void))acts_on, METH_FASTCALL, "A verb with each of the targets."},
    {"acts_in", (PyCFunction)(void (*)(void))acts_in, METH_FASTCALL, "A verb with each member of a set."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "loops", "Loops, compiled.", -1, functions};

PyMODINIT_FUNC PyInit_loops(void)
{
    return PyModule_Create(&module);
}
