// The page's side of the hosted card form: the part of Stripe.js that @stripe/react-stripe-js uses. The card is typed in
// a frame of another origin; only its events arrive here.
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

  /** Shows the bank's page, then returns the payment's result. */
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

  const notHere = () => Promise.reject(integrationError('The card sandbox supports confirmPayment only.'))

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

// @stripe/stripe-js compares it with its own release.
Stripe.version = 'endive'
window.Stripe = Stripe
