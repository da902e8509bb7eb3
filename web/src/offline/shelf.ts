// Texts by name in the browser's own database. A change is there as a whole, and on the disk, before it is called kept.
const NAME = 'pessoi';
const STORE = 'kept';
const LAST = '\uffff';

export class Shelf {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static open(): Promise<Shelf> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(new Shelf(request.result));
      request.onerror = () => reject(request.error!);
    });
  }

  /** Put these texts there; null takes one away. */
  write(names: readonly string[], texts: readonly (string | null | undefined)[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = change.objectStore(STORE);
      change.oncomplete = () => resolve();
      change.onabort = change.onerror = () => reject(change.error ?? new Error('nothing can be kept'));
      names.forEach((name, n) => (texts[n] == null ? store.delete(name) : store.put(texts[n], name)));
    });
  }

  /** What is there under names that begin like that, in their order. */
  read(prefix: string): Promise<[string, string][]> {
    return new Promise((resolve, reject) => {
      const look = this.#database.transaction(STORE, 'readonly');
      const range = IDBKeyRange.bound(prefix, prefix + LAST);
      const names = look.objectStore(STORE).getAllKeys(range);
      const texts = look.objectStore(STORE).getAll(range);
      look.oncomplete = () => resolve(names.result.map((name, n) => [String(name), String(texts.result[n])]));
      look.onabort = look.onerror = () => reject(look.error ?? new Error('nothing can be read'));
    });
  }
}
