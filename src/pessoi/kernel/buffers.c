/* What a learner sees, written straight into its own memory: the twin of buffers.py, which says what each function does. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define PAIR 8 /* bytes of an index and a float32 */

/* The bytes of a buffer that is to have so many, all zero now; 0 with an error set if it is none such. */
static int open_buffer(PyObject *buffer, const char *formats, Py_ssize_t length, Py_buffer *view)
{
    if (PyObject_GetBuffer(buffer, view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return 0;
    const char *format = view->format == NULL ? "B" : view->format;
    if (strlen(format) != 1 || strchr(formats, format[0]) == NULL) {
        PyErr_Format(PyExc_TypeError, "a buffer of other numbers is expected, not of format %s", format);
        PyBuffer_Release(view);
        return 0;
    }
    if (view->len != length) {
        PyErr_Format(PyExc_ValueError, "a buffer of %zd bytes is expected, not of %zd", length, view->len);
        PyBuffer_Release(view);
        return 0;
    }
    memset(view->buf, 0, (size_t)length);
    return 1;
}

/* A place in a vector of that size; -1 with an error set if it is none. */
static Py_ssize_t place_of(PyObject *thing, Py_ssize_t size)
{
    Py_ssize_t place = PyLong_AsSsize_t(thing);
    if (PyErr_Occurred())
        return -1;
    if (place < 0 || place >= size) {
        PyErr_Format(PyExc_IndexError, "no entry %zd", place);
        return -1;
    }
    return place;
}

static int is_list(PyObject *thing)
{
    if (PyList_Check(thing))
        return 1;
    PyErr_SetString(PyExc_TypeError, "a list is expected");
    return 0;
}

/* Pairs as a compiled writer leaves them: little-endian, as the machines are that it is compiled for. */
static PyObject *write_pairs(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer view;
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "write_pairs takes three arguments");
        return NULL;
    }
    if (!PyBytes_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "pairs are bytes");
        return NULL;
    }
    const char *pairs = PyBytes_AS_STRING(args[0]);
    Py_ssize_t length = PyBytes_GET_SIZE(args[0]), size = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred())
        return NULL;
    if (length % PAIR != 0) {
        PyErr_Format(PyExc_ValueError, "pairs have %d bytes each, all together not %zd", PAIR, length);
        return NULL;
    }
    if (!open_buffer(args[2], "fB", size * (Py_ssize_t)sizeof(float), &view))
        return NULL;
    for (Py_ssize_t i = 0; i < length; i += PAIR) {
        int32_t place;
        memcpy(&place, pairs + i, sizeof(place));
        if (place < 0 || place >= size) {
            PyErr_Format(PyExc_IndexError, "no entry %d", (int)place);
            PyBuffer_Release(&view);
            return NULL;
        }
        memcpy((char *)view.buf + place * (Py_ssize_t)sizeof(float), pairs + i + sizeof(place), sizeof(float));
    }
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyObject *write_mask(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    Py_buffer view;
    if (nargs != 3) {
        PyErr_SetString(PyExc_TypeError, "write_mask takes three arguments");
        return NULL;
    }
    if (!is_list(args[0]))
        return NULL;
    Py_ssize_t count = PyList_GET_SIZE(args[0]), size = PyLong_AsSsize_t(args[1]);
    if (PyErr_Occurred() || !open_buffer(args[2], "?bB", size, &view))
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t place = place_of(PyList_GET_ITEM(args[0], i), size);
        if (place < 0) {
            PyBuffer_Release(&view);
            return NULL;
        }
        ((char *)view.buf)[place] = 1;
    }
    PyBuffer_Release(&view);
    Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
    {"write_pairs", (PyCFunction)(void (*)(void))write_pairs, METH_FASTCALL, "Write packed pairs as float32."},
    {"write_mask", (PyCFunction)(void (*)(void))write_mask, METH_FASTCALL, "Write a mask as bytes."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "buffers", "Vectors and masks, compiled.", -1, functions};

PyMODINIT_FUNC PyInit_buffers(void)
{
    return PyModule_Create(&module);
}
