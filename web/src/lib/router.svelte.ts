// Addresses: / · /new/<game> · /table/<id> (/replay, /review) · /replay · /replay/<record> (/review) · /tables ·
// /puzzles · /puzzles/<game>/<id> · /rules/<game>#<rule> · /box/<game> (/<id of a shared one>, #e=<all of it>) · /me ·
// /people/<id or name> · /ladder/<game> · /tournaments · /tournaments/<id> ·
// /notices · /sign-in#<secret of a link>
//
// A server knows all of them. A static host knows one file: there they go behind its question mark, as in ?/new/hellas.
const ONE_FILE = import.meta.env.MODE === 'site';

/** Where we are, as one of the addresses above. */
const here = (): URL =>
  ONE_FILE ? new URL((location.search.slice(1) || '/') + location.hash, location.origin) : new URL(location.href);

/** One of the addresses above as others can open it. */
export function linkTo(address: string): string {
  return new URL(ONE_FILE && address !== '/' ? `${location.pathname}?${address}` : address, location.href).href;
}

class Router {
  path = $state(here().pathname);
  query = $state(here().searchParams);
  hash = $state(here().hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(to: string, replace = false): void {
    const address = ONE_FILE ? location.pathname + (to === '/' ? '' : `?${to}`) : to;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const before = this.path;
    this.#read();
    if (this.path !== before && !this.hash) scrollTo(0, 0);
  }

  #read(): void {
    const at = here();
    this.path = at.pathname;
    this.query = at.searchParams;
    this.hash = decodeURIComponent(at.hash.slice(1));
  }

  /** Stay on this page, at another place of it. */
  point(hash: string): void {
    const { pathname, search } = here();
    this.go(`${pathname}${search}#${hash}`, true);
  }

  /** Links inside the client do not reload the page. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || !link.getAttribute('href')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
