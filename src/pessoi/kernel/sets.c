/* Members of bit sets, compiled: the twin of sets.py, which says what they are. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define WORDS 2 /* of 64 bits: more than any set of ours has; larger ones are refused */

static int bytes_of(PyObject *number, unsigned char *to, size_t length)
{
#if PY_VERSION_HEX >= 0x030D0000
    return _PyLong_AsByteArray((PyLongObject *)number, to, length, 1, 0, 1);
#else
    return _PyLong_AsByteArray((PyLongObject *)number, to, length, 1, 0);
#endif
}

static PyObject *bits(PyObject *module, PyObject *members)
{
    if (!PyLong_Check(members)) {
        PyErr_SetString(PyExc_TypeError, "a set is an int");
        return NULL;
    }
    unsigned long long words[WORDS];
    int used = 1, beyond;
    long long one = PyLong_AsLongLongAndOverflow(members, &beyond);
    if (beyond < 0 || (beyond == 0 && one < 0)) {
        PyErr_SetString(PyExc_ValueError, "a set has no sign");
        return NULL;
    }
    words[0] = (unsigned long long)one;
    if (beyond != 0) {
        unsigned char bytes[8 * WORDS];
        if (bytes_of(members, bytes, sizeof(bytes)) < 0)
            return NULL;
        memset(words, 0, sizeof(words));
        for (int i = 0; i < 8 * WORDS; i++) {
            words[i / 8] |= (unsigned long long)bytes[i] << (8 * (i % 8));
            if (bytes[i] != 0)
                used = i / 8 + 1;
        }
    }
    Py_ssize_t count = 0, next = 0;
    for (int w = 0; w < used; w++)
        for (unsigned long long left = words[w]; left != 0; left &= left - 1)
            count++;
    PyObject *found = PyList_New(count);
    for (int w = 0; found != NULL && w < used; w++) {
        for (unsigned long long left = words[w]; left != 0; left &= left - 1) {
            PyObject *member = PyLong_FromLong(64 * w + __builtin_ctzll(left));
            if (member == NULL) {
                Py_CLEAR(found);
                break;
            }
            PyList_SET_ITEM(found, next++, member);
        }
    }
    return found;
}

static PyMethodDef functions[] = {
    {"bits", bits, METH_O, "The members of a set in ascending order."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "sets", "Sets, compiled.", -1, functions};

PyMODINIT_FUNC PyInit_sets(void)
{
    return PyModule_Create(&module);
}
