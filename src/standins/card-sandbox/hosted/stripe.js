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

  /** Of a payment or a setup. The prefix of the secret says which. */
  async function retrieve(clientSecret) {
    const id = clientSecret.split('_secret_')[0]
    const { path, name } = kindOf(clientSecret)
    const address = new URL(`/v1/${path}/${id}`, home)
    address.search = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
    try {
      const response = await fetch(address, { headers: { 'accept-language': language } })
      const body = await response.json()
      return body.error ? { error: body.error } : { [name]: body }
    } catch {
      return { error: { type: 'api_connection_error', message: texts[language].offline } }
    }
  }

  /** Shows the bank's page, then returns the payment's result. */
  async function handleNextAction(clientSecret, appearance) {
    const { name, failure } = kindOf(clientSecret)
    const before = await retrieve(clientSecret)
    if (before[name]?.status !== 'requires_action') return before
    const address = new URL(before[name].next_action.use_stripe_sdk.stripe_js)
    await askBank(new URL(address.pathname + address.search, home), language, appearance)
    const after = await retrieve(clientSecret)
    const error = after[name]?.[failure]
    return error ? { error: { ...error, [after[name].object]: after[name] } } : after
  }

  /** Confirms the payment or the setup that the elements were made for. */
  async function confirm({ elements, confirmParams = {} }) {
    const element = elements.getElement('payment')
    if (!element) throw integrationError('A confirmation needs a mounted payment element.')
    const invalid = await elements.submit()
    if (invalid.error) return invalid
    const clientSecret = elements.clientSecret
    const answer = await element.ask('confirm', {
      key: publishableKey,
      clientSecret,
      billingDetails: confirmParams.payment_method_data?.billing_details ?? {},
    })
    if (answer.offline) return { error: { type: 'api_connection_error', message: texts[language].offline } }
    if (answer.error) return { error: answer.error }
    return answer.status === 'requires_action'
      ? handleNextAction(clientSecret, elements.look())
      : { [kindOf(clientSecret).name]: answer }
  }

  const notHere = () =>
    Promise.reject(integrationError('The card sandbox supports confirmPayment and confirmSetup only.'))

  return {
    elements: (options = {}) => createElements({ locale: language, ...options }),
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: retrieve,
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    registerAppInfo() {},
    _registerWrapper() {},
  }
}

function kindOf(clientSecret) {
  return clientSecret.startsWith('seti_')
    ? { path: 'setup_intents', name: 'setupIntent', failure: 'last_setup_error' }
    : { path: 'payment_intents', name: 'paymentIntent', failure: 'last_payment_error' }
}

function integrationError(sentence) {
  return Object.assign(new Error(sentence), { name: 'IntegrationError' })
}

// @stripe/stripe-js compares it with its own release.
Stripe.version = 'endive'
window.Stripe = Stripe
