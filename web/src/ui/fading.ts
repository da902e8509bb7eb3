// What goes on above or below in something that scrolls fades there: nothing is cut without a sign.
const EDGE = '20px';
const SLACK = 8; // pixels that nobody misses

export function fading(node: HTMLElement) {
  const look = () => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.style.setProperty('--above', node.scrollTop > SLACK ? EDGE : '0px');
    node.style.setProperty('--below', below > SLACK ? EDGE : '0px');
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const children = new MutationObserver(watch);
  children.observe(node, { childList: true });
  node.classList.add('fading');
  node.addEventListener('scroll', look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    children.disconnect();
    node.removeEventListener('scroll', look);
  };
}
