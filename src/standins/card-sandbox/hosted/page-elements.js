// The payment element with the card form's frame, and its group of elements.
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
    look: () => ({ appearance: options.appearance ?? {}, fonts: options.fonts ?? [] }),
  }
  return elements
}

/** The element's events, with Stripe's chainable methods. */
function createListeners() {
  const listeners = new Map()
  return {
    emit(name, detail = {}) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener({ elementType: 'payment', ...detail })
    },
    clear: () => listeners.clear(),
    methods: {
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener])
        return this
      },
      off(name, listener) {
        const kept = listener ? (listeners.get(name) ?? []).filter((other) => other !== listener) : []
        listeners.set(name, kept)
        return this
      },
    },
  }
}

function createPaymentElement(options, elementOptions, forget) {
  const { emit, clear, methods } = createListeners()
  const questions = new Map()
  let frame = null
  let lastQuestion = 0

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
    ...methods,
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      const address = new URL('elements-inner-payment', home)
      address.searchParams.set('locale', options.locale)
      frame = makeFrame(address, 'Secure payment input frame')
      // The frame has 4 px around its fields for the focus ring; the negative margin aligns them with the page.
      // The height is the usual one, so that the page does not jump when the frame reports its own.
      Object.assign(frame.style, { width: 'calc(100% + 8px)', margin: '-4px', height: '381px' })
      addEventListener('message', hear)
      place.append(frame)
      emit('loaderstart')
    },
    update(changes) {
      Object.assign(elementOptions, changes)
    },
    destroy() {
      removeEventListener('message', hear)
      frame?.remove()
      frame = null
      clear()
      forget()
    },
    async show(look) {
      tell({ type: 'look', appearance: look.appearance, fonts: await loadFonts(look.fonts) })
    },
    /** Asks the frame, because only the frame knows the card. */
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
 * Delays height changes until the pointer is released. A field that loses focus shows its error and grows; the button
 * being pressed must not move away meanwhile.
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
