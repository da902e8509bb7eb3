// Put a floating thing beside what it belongs to, inside the window.
const GAP = 10;
const EDGE = 8;

export function place(anchor: DOMRect, side: 'above' | 'below') {
  return (node: HTMLElement) => {
    const put = () => {
      const { width, height } = node.getBoundingClientRect();
      const above = anchor.top - height - GAP;
      const below = anchor.bottom + GAP;
      const fitsAbove = above >= EDGE;
      const fitsBelow = below + height <= innerHeight - EDGE;
      const top =
        side === 'above' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
      const left = anchor.left + anchor.width / 2 - width / 2;
      node.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
      node.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - height - EDGE))}px`;
    };
    put();
    const watcher = new ResizeObserver(put);
    watcher.observe(node);
    return () => watcher.disconnect();
  };
}
