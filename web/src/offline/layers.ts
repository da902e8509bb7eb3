// A network's layers for Python, which adds up slowly: the twin of kernel/layers.py, with its sums in its order. Weights
// are packed float32, a row an input; sums are doubles.
import type { PyBuffer } from 'pyodide/ffi';

export class Layers {
  #memory: PyBuffer | null = null;
  #shared: Float64Array = new Float64Array();
  readonly #weights: Float32Array[] = [];

  /** Where numbers come and go: memory of Python's, for good. */
  lend(memory: PyBuffer): void {
    this.#memory = memory.copy() as PyBuffer;
  }

  /** Keep these weights; their number from now on. */
  take(weights: PyBuffer): number {
    const found = weights.getBuffer('u8');
    this.#weights.push(new Float32Array((found.data as Uint8Array).slice().buffer));
    found.release();
    return this.#weights.length - 1;
  }

  /** Of `count` indices and as many values, what the last hidden layer makes; how wide it is. */
  hidden(count: number, first: number, biases: number, second: number, moreBiases: number): number {
    const shared = this.#view();
    let found = this.#layer(shared.subarray(0, count), shared.subarray(count, 2 * count), first, biases);
    if (this.#weights[moreBiases]!.length) found = this.#layer(found.keys(), found, second, moreBiases);
    shared.set(found);
    return found.length;
  }

  /** Of `count` rows and `width` inputs, these outputs of a dense last layer. */
  outputs(count: number, width: number, weights: number, biases: number): void {
    const shared = this.#view();
    const rows = shared.slice(0, count);
    const inputs = shared.slice(count, count + width);
    const [numbers, each] = [this.#weights[weights]!, this.#weights[biases]!];
    for (let i = 0; i < count; i++) {
      const row = rows[i]!;
      let total = each[row]!;
      for (let j = 0; j < width; j++) total += inputs[j]! * numbers[row * width + j]!;
      shared[i] = total;
    }
  }

  #layer(indices: Iterable<number>, values: Float64Array, weights: number, biases: number): Float64Array {
    const total = Float64Array.from(this.#weights[biases]!);
    const [numbers, width] = [this.#weights[weights]!, total.length];
    let i = 0;
    for (const index of indices) {
      const value = values[i++]!;
      const at = index * width;
      if (value !== 0) for (let j = 0; j < width; j++) total[j]! += value * numbers[at + j]!;
    }
    for (let j = 0; j < width; j++) if (!(total[j]! > 0)) total[j] = 0;
    return total;
  }

  /** Python's memory moves when it grows: what was seen of it before is empty then. */
  #view(): Float64Array {
    if (!this.#shared.length) this.#shared = this.#memory!.getBuffer('f64').data as Float64Array;
    return this.#shared;
  }
}
