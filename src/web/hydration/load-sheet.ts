// A document contains the rules of its first screen (critical-css.ts). What is below it is hidden until the full
// stylesheet has loaded (below.css).

/** Resolves also when it fails: content without styles is better than none. The next call then tries again. */
export function loadSheet(address: string, isAwaitedByPaint = false): Promise<void> {
  return new Promise((resolve) => {
    const { dataset } = document.documentElement
    const show = () => {
      dataset.styled = ''
      resolve()
    }
    const earlier = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)
    // Vite's own server adds the styles by script.
    if (!address || (earlier && 'styled' in dataset)) return show()
    const link = earlier ?? document.createElement('link')
    link.addEventListener('load', show)
    link.addEventListener('error', () => {
      link.remove()
      show()
    })
    if (earlier) return
    link.rel = 'stylesheet'
    link.href = address
    if (isAwaitedByPaint) link.setAttribute('blocking', 'render')
    document.head.append(link)
  })
}
