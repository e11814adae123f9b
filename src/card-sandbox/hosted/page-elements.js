// The element that holds the card form's frame, and the one group that it belongs to.
// biome-ignore lint/correctness/noUnusedVariables: stripe.js calls it; the three files are served as one script.
function createElements(options) {
  let payment = null
  const elements = {
    clientSecret: options.clientSecret,
    create(type, elementOptions = {}) {
      if (type !== 'payment') throw integrationError(`The card sandbox has no element of the type ${type}.`)
      if (payment) throw integrationError('Can only create one Element of type payment through elements().')
      payment = createPaymentElement(options, elementOptions, () => {
        payment = null
      })
      return payment
    },
    getElement: (type) => (type === 'payment' ? payment : null),
    update(changes) {
      Object.assign(options, changes)
      payment?.show(elements.look())
    },
    async submit() {
      if (!payment) throw integrationError('elements.submit() needs a mounted payment element.')
      const { error } = await payment.ask('validate')
      return error ? { error } : { selectedPaymentMethod: 'card' }
    },
    fetchUpdates: async () => ({}),
    look: () => ({ appearance: options.appearance ?? {}, fonts: options.fonts ?? [] }),
    on() {},
  }
  return elements
}

function createPaymentElement(options, elementOptions, forget) {
  const listeners = new Map()
  const questions = new Map()
  let frame = null
  let lastQuestion = 0

  const emit = (name, detail = {}) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType: 'payment', ...detail })
  }
  const tell = (message) => frame?.contentWindow?.postMessage(message, '*')

  function hear({ source, data }) {
    if (!frame || source !== frame.contentWindow) return
    if (data.type === 'loaded') {
      tell({ type: 'options', defaults: elementOptions.defaultValues?.billingDetails ?? {} })
      element.show({ appearance: options.appearance ?? {}, fonts: options.fonts ?? [] })
    } else if (data.type === 'answer') {
      questions.get(data.question)?.(data.answer)
      questions.delete(data.question)
    } else if (data.type === 'height') {
      onceReleased(() => {
        if (frame) frame.style.height = `${data.height}px`
      })
    } else if (data.type === 'enter') {
      frame.closest('form')?.requestSubmit()
    } else {
      emit(data.type, data.detail)
    }
  }

  const element = {
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      const address = new URL('elements-inner-payment', home)
      address.searchParams.set('locale', options.locale)
      frame = makeFrame(address, 'Secure payment input frame')
      // The frame keeps 4 px around its fields for the focus ring: they stand in line with the page all the same.
      // Its height is what the fields usually need, so that the page does not jump when they say it themselves.
      Object.assign(frame.style, { width: 'calc(100% + 8px)', margin: '-4px', height: '381px' })
      addEventListener('message', hear)
      place.append(frame)
      emit('loaderstart')
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
      return element
    },
    once(name, listener) {
      const first = (detail) => {
        element.off(name, first)
        listener(detail)
      }
      return element.on(name, first)
    },
    off(name, listener) {
      const kept = listener ? (listeners.get(name) ?? []).filter((other) => other !== listener) : []
      listeners.set(name, kept)
      return element
    },
    update(changes) {
      Object.assign(elementOptions, changes)
    },
    focus: () => tell({ type: 'focus' }),
    blur: () => frame?.blur(),
    clear: () => tell({ type: 'clear' }),
    collapse() {},
    unmount() {
      removeEventListener('message', hear)
      frame?.remove()
      frame = null
    },
    destroy() {
      element.unmount()
      listeners.clear()
      forget()
    },
    async show(look) {
      tell({ type: 'look', appearance: look.appearance, fonts: await loadFonts(look.fonts) })
    },
    /** Asks the frame, which alone knows the card. */
    ask(type, details = {}) {
      return new Promise((resolve) => {
        lastQuestion += 1
        questions.set(lastQuestion, resolve)
        tell({ type, question: lastQuestion, ...details })
      })
    },
  }
  return element
}

/**
 * Nothing moves under a finger: a field that is left says what it misses and grows, and the button that was pressed
 * meanwhile must still be there when the press ends.
 */
let pressed = false
let afterPress = []
addEventListener(
  'pointerdown',
  () => {
    pressed = true
  },
  true,
)
for (const end of ['pointerup', 'pointercancel']) {
  addEventListener(end, () => setTimeout(release), true)
}
function release() {
  pressed = false
  for (const move of afterPress) move()
  afterPress = []
}
function onceReleased(move) {
  if (pressed) afterPress.push(move)
  else move()
}
