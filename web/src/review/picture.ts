/** The curve as a picture that needs no style of ours. */
export function saveCurve(): void {
  const svg = document.getElementById('curve')?.cloneNode(true) as SVGSVGElement;
  const style = getComputedStyle(document.documentElement);
  for (const part of svg.querySelectorAll('*'))
    for (const name of ['stroke', 'fill']) {
      const used = /^var\((--[\w-]+)\)$/.exec(part.getAttribute(name) ?? '');
      if (used) part.setAttribute(name, style.getPropertyValue(used[1]!).trim());
    }
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg.outerHTML], { type: 'image/svg+xml' }));
  link.download = 'review.svg';
  link.click();
  URL.revokeObjectURL(link.href);
}
