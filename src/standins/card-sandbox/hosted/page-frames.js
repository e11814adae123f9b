// The frames in the page, each with an opaque origin.
function makeFrame(address, title) {
  const frame = document.createElement('iframe')
  // Without allow-same-origin, the page cannot read what is typed in the frame.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.title = title
  frame.name = `__privateStripeFrame${Math.floor(Math.random() * 10_000)}`
  frame.src = address.href
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '0' })
  return frame
}

/** Shows the bank's page in a dialog until the cardholder answers. */
// biome-ignore lint/correctness/noUnusedVariables: stripe.js calls it; the three files are served as one script.
function askBank(address, language, look = { appearance: {}, fonts: [] }) {
  address.searchParams.set('locale', language)
  const dialog = document.createElement('dialog')
  const frame = makeFrame(address, texts[language].bank)
  frame.style.height = '420px'
  dialog.setAttribute('aria-label', texts[language].bank)
  Object.assign(dialog.style, {
    border: '0',
    padding: '0',
    width: 'min(440px, calc(100vw - 40px))',
    background: '#fff',
    boxShadow: '0 0 0 100vmax rgba(7, 18, 36, 0.6)',
  })
  dialog.append(frame)
  document.body.append(dialog)
  return new Promise((resolve) => {
    const hear = async ({ source, data }) => {
      if (source !== frame.contentWindow) return
      if (data.type === 'height') frame.style.height = `${data.height}px`
      if (data.type === 'loaded') {
        const fonts = await loadFonts(look.fonts)
        frame.contentWindow?.postMessage({ type: 'look', appearance: look.appearance, fonts }, '*')
      }
      if (data.type !== 'answered') return
      removeEventListener('message', hear)
      dialog.close()
      dialog.remove()
      resolve()
    }
    addEventListener('message', hear)
    // Closing the dialog is an answer, too.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      frame.contentWindow?.postMessage({ type: 'cancel' }, '*')
    })
    dialog.showModal()
    frame.focus()
  })
}

/** Loaded here and passed to the frame, which may not load anything itself. */
function loadFonts(fonts) {
  return Promise.all(
    fonts.map(async ({ family, src, weight = '400', style = 'normal' }) => {
      const address = /url\(["']?([^"')]+)["']?\)/.exec(src)?.[1] ?? src
      const response = await fetch(new URL(address, location.href))
      return { family, weight, style, data: await response.arrayBuffer() }
    }),
  ).catch(() => [])
}
