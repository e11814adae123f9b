// A document contains the rules of its first screen (critical-css.ts). What is below it is hidden until the full
// stylesheet has loaded (below.css).

let loading: Promise<void> | undefined

/** Resolves also when it fails: content without styles is better than none. The next call then tries again. */
export function loadSheet(address: string, isAwaitedByPaint = false): Promise<void> {
  loading ??= new Promise((resolve) => {
    const show = () => {
      document.documentElement.dataset.styled = ''
      resolve()
    }
    // Vite's own server adds the styles by script.
    if (!address) return show()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    if (isAwaitedByPaint) link.setAttribute('blocking', 'render')
    link.onload = show
    link.onerror = () => {
      link.remove()
      loading = undefined
      show()
    }
    document.head.append(link)
  })
  return loading
}
