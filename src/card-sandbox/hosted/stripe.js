// The page's side of the hosted card form: as much of Stripe.js as @stripe/react-stripe-js asks for. The card itself is
// typed in a frame of another origin; only its news arrive here.
;(() => {
  const home = new URL(document.currentScript.src)

  const texts = {
    en: {
      offline:
        'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
      bank: 'Authentication by your bank',
    },
    es: {
      offline:
        'Hay problemas para conectar con nuestro proveedor de pagos. Compruebe su conexión a internet e inténtelo de nuevo.',
      bank: 'Autenticación de su banco',
    },
  }

  function Stripe(publishableKey, { locale } = {}) {
    const language = locale === 'es' ? 'es' : 'en'

    async function retrievePaymentIntent(clientSecret) {
      const id = clientSecret.split('_secret_')[0]
      const address = new URL(`/v1/payment_intents/${id}`, home)
      address.search = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
      try {
        const response = await fetch(address, { headers: { 'accept-language': language } })
        const body = await response.json()
        return body.error ? { error: body.error } : { paymentIntent: body }
      } catch {
        return { error: { type: 'api_connection_error', message: texts[language].offline } }
      }
    }

    /** Lets the cardholder answer the bank, then says what became of the payment. */
    async function handleNextAction({ clientSecret }, appearance) {
      const before = await retrievePaymentIntent(clientSecret)
      if (before.paymentIntent?.status !== 'requires_action') return before
      const address = new URL(before.paymentIntent.next_action.use_stripe_sdk.stripe_js)
      await askBank(new URL(address.pathname + address.search, home), language, appearance)
      const after = await retrievePaymentIntent(clientSecret)
      const failure = after.paymentIntent?.last_payment_error
      return failure ? { error: { ...failure, payment_intent: after.paymentIntent } } : after
    }

    async function confirmPayment({ elements, confirmParams = {}, redirect = 'always' }) {
      const element = elements.getElement('payment')
      if (!element) throw integrationError('confirmPayment needs a mounted payment element.')
      const invalid = await elements.submit()
      if (invalid.error) return invalid
      const clientSecret = elements.clientSecret
      const answer = await element.ask('confirm', {
        key: publishableKey,
        clientSecret,
        returnUrl: confirmParams.return_url,
        billingDetails: confirmParams.payment_method_data?.billing_details ?? {},
      })
      if (answer.offline) return { error: { type: 'api_connection_error', message: texts[language].offline } }
      if (answer.error) return { error: answer.error }
      const result =
        answer.status === 'requires_action'
          ? await handleNextAction({ clientSecret }, elements.look())
          : { paymentIntent: answer }
      if (result.error || redirect === 'if_required') return result
      return leaveFor(confirmParams.return_url, result.paymentIntent)
    }

    const notHere = () =>
      Promise.reject(integrationError('The card sandbox takes payments by confirmPayment alone.'))

    return {
      elements: (options = {}) => createElements({ locale: language, ...options }),
      confirmPayment,
      handleNextAction,
      retrievePaymentIntent,
      createToken: notHere,
      createPaymentMethod: notHere,
      confirmCardPayment: notHere,
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }

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
        frame.style.height = `${data.height}px`
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
        Object.assign(frame.style, { width: 'calc(100% + 8px)', margin: '-4px', height: '329px' })
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

  function makeFrame(address, title) {
    const frame = document.createElement('iframe')
    // Without allow-same-origin the frame has an origin of its own: the page cannot read what is typed in it.
    frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.title = title
    frame.name = `__privateStripeFrame${Math.floor(Math.random() * 10_000)}`
    frame.src = address.href
    Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '0' })
    return frame
  }

  /** The bank's page in a dialog, until it was answered. */
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
      // Turning away from the bank is an answer too.
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        frame.contentWindow?.postMessage({ type: 'cancel' }, '*')
      })
      dialog.showModal()
      frame.focus()
    })
  }

  /** Fetched here and handed over: the frame's own origin may load nothing. */
  function loadFonts(fonts) {
    return Promise.all(
      fonts.map(async ({ family, src, weight = '400', style = 'normal' }) => {
        const address = /url\(["']?([^"')]+)["']?\)/.exec(src)?.[1] ?? src
        const response = await fetch(new URL(address, location.href))
        return { family, weight, style, data: await response.arrayBuffer() }
      }),
    ).catch(() => [])
  }

  function leaveFor(returnUrl, paymentIntent) {
    const address = new URL(returnUrl)
    address.searchParams.set('payment_intent', paymentIntent.id)
    address.searchParams.set('payment_intent_client_secret', paymentIntent.client_secret)
    address.searchParams.set('redirect_status', paymentIntent.status)
    location.assign(address)
    return new Promise(() => {})
  }

  function integrationError(sentence) {
    return Object.assign(new Error(sentence), { name: 'IntegrationError' })
  }

  // @stripe/stripe-js compares it with the release it was made for.
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
