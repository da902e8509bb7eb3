/* A network's layers, compiled: the twin of layers.py, which says what each function does.

   Every sum is a double that takes its products in the order in which layers.py takes them, and is never contracted to
   fused operations (-ffp-contract=off): both give the same bits. The inner loops go over the outputs of a layer, which
   do not depend on each other, so that the compiler may do several at once without changing any sum. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define WIDEST 1024 /* units of a hidden layer, at most */

/* Whether that is a list of as many things as said, or of any number for -1. */
static int is_list(PyObject *thing, Py_ssize_t length)
{
    if (!PyList_Check(thing)) {
        PyErr_SetString(PyExc_TypeError, "a list is expected");
        return 0;
    }
    if (length >= 0 && PyList_GET_SIZE(thing) != length) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the layer");
        return 0;
    }
    return 1;
}

/* The packed numbers of a bytes object, and how many there are. */
static const float *numbers_of(PyObject *thing, Py_ssize_t *count)
{
    if (!PyBytes_Check(thing)) {
        PyErr_SetString(PyExc_TypeError, "weights are bytes");
        return NULL;
    }
    *count = PyBytes_GET_SIZE(thing) / (Py_ssize_t)sizeof(float);
    return (const float *)PyBytes_AS_STRING(thing);
}

static void add_row(double *restrict total, const float *restrict row, double value, Py_ssize_t width)
{
    for (Py_ssize_t j = 0; j < width; j++)
        total[j] += value * (double)row[j];
}

static void rectify(double *total, Py_ssize_t width)
{
    for (Py_ssize_t j = 0; j < width; j++)
        total[j] = total[j] > 0.0 ? total[j] : 0.0;
}

/* The biases as a layer's first sums; their number, or -1 with an error set. */
static Py_ssize_t begin(double *total, PyObject *biases, Py_ssize_t weights)
{
    Py_ssize_t width;
    const float *each = numbers_of(biases, &width);
    if (each == NULL)
        return -1;
    if (width == 0 || width > WIDEST || weights % width != 0) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the layer");
        return -1;
    }
    for (Py_ssize_t j = 0; j < width; j++)
        total[j] = (double)each[j];
    return width;
}

static PyObject *listed(const double *values, Py_ssize_t count)
{
    PyObject *found = PyList_New(count);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *value = PyFloat_FromDouble(values[i]);
        if (value == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, value);
    }
    return found;
}

static PyObject *hidden(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    double once[WIDEST], twice[WIDEST];
    Py_ssize_t weights, more_weights;
    if (nargs != 6) {
        PyErr_SetString(PyExc_TypeError, "hidden takes six arguments");
        return NULL;
    }
    if (!is_list(args[0], -1) || !is_list(args[1], PyList_GET_SIZE(args[0])))
        return NULL;
    const float *first = numbers_of(args[2], &weights);
    if (first == NULL)
        return NULL;
    Py_ssize_t width = begin(once, args[3], weights);
    if (width < 0)
        return NULL;
    Py_ssize_t inputs = weights / width;
    Py_ssize_t count = PyList_GET_SIZE(args[0]);
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_ssize_t index = PyLong_AsSsize_t(PyList_GET_ITEM(args[0], i));
        double value = PyFloat_AsDouble(PyList_GET_ITEM(args[1], i));
        if (PyErr_Occurred())
            return NULL;
        if (index < 0 || index >= inputs) {
            PyErr_Format(PyExc_IndexError, "no input %zd", index);
            return NULL;
        }
        add_row(once, first + index * width, value, width);
    }
    rectify(once, width);
    const float *second = numbers_of(args[4], &more_weights);
    if (second == NULL)
        return NULL;
    if (PyBytes_Check(args[5]) && PyBytes_GET_SIZE(args[5]) == 0)
        return listed(once, width);
    Py_ssize_t more = begin(twice, args[5], more_weights);
    if (more < 0)
        return NULL;
    if (more_weights != width * more) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the layer");
        return NULL;
    }
    for (Py_ssize_t i = 0; i < width; i++)
        if (once[i] > 0.0)
            add_row(twice, second + i * more, once[i], more);
    rectify(twice, more);
    return listed(twice, more);
}

static PyObject *outputs(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    double inputs[WIDEST];
    Py_ssize_t weights, heads;
    if (nargs != 4) {
        PyErr_SetString(PyExc_TypeError, "outputs takes four arguments");
        return NULL;
    }
    if (!is_list(args[0], -1) || !is_list(args[1], -1))
        return NULL;
    Py_ssize_t count = PyList_GET_SIZE(args[0]), width = PyList_GET_SIZE(args[1]);
    const float *numbers = numbers_of(args[2], &weights);
    if (numbers == NULL)
        return NULL;
    const float *biases = numbers_of(args[3], &heads);
    if (biases == NULL)
        return NULL;
    if (width > WIDEST || weights != width * heads) {
        PyErr_SetString(PyExc_ValueError, "the weights do not fit the layer");
        return NULL;
    }
    for (Py_ssize_t j = 0; j < width; j++)
        inputs[j] = PyFloat_AsDouble(PyList_GET_ITEM(args[1], j));
    if (PyErr_Occurred())
        return NULL;
    PyObject *found = PyList_New(count);
    for (Py_ssize_t i = 0; found != NULL && i < count; i++) {
        Py_ssize_t row = PyLong_AsSsize_t(PyList_GET_ITEM(args[0], i));
        if (row < 0 || row >= heads) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_IndexError, "no output %zd", row);
            Py_CLEAR(found);
            break;
        }
        double total = (double)biases[row];
        const float *each = numbers + row * width;
        for (Py_ssize_t j = 0; j < width; j++)
            total += inputs[j] * (double)each[j];
        PyObject *value = PyFloat_FromDouble(total);
        if (value == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, i, value);
    }
    return found;
}

static PyMethodDef functions[] = {
    {"hidden", (PyCFunction)(void (*)(void))hidden, METH_FASTCALL, "What the last hidden layer makes of a sparse input."},
    {"outputs", (PyCFunction)(void (*)(void))outputs, METH_FASTCALL, "Some outputs of a dense last layer."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "layers", "A network's layers, compiled.", -1, functions};

PyMODINIT_FUNC PyInit_layers(void)
{
    return PyModule_Create(&module);
}
