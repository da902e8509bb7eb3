/* Rows, compiled: the twin of rows.py, which says what they are. A changed row is one copy instead of three. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

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

static PyMethodDef functions[] = {
    {"row", (PyCFunction)(void (*)(void))row, METH_FASTCALL, "As many equal values."},
    {"put", (PyCFunction)(void (*)(void))put, METH_FASTCALL, "The row with another value at one place."},
    {"add", (PyCFunction)(void (*)(void))add, METH_FASTCALL, "The row with more (or less) at one place."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "rows", "Rows, compiled.", -1, functions};

PyMODINIT_FUNC PyInit_rows(void)
{
    PyObject *made = PyModule_Create(&module);
    /* a type, which is only looked at where nothing is compiled; but it can be imported here, too */
    if (made != NULL && PyModule_AddObjectRef(made, "Row", (PyObject *)&PyTuple_Type) < 0)
        Py_CLEAR(made);
    return made;
}
