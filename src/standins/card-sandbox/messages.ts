// Messages for the cardholder about a failed payment, in the languages of the form.

export type Language = 'en' | 'es'

export function languageOf(acceptLanguage: string | undefined): Language {
  return /^es\b/i.test(acceptLanguage ?? '') ? 'es' : 'en'
}

export type MessageName = keyof typeof messages

export function message(name: MessageName, language: Language): string {
  return messages[name][language]
}

const messages = {
  declined: { en: 'Your card was declined.', es: 'Su tarjeta fue rechazada.' },
  insufficient_funds: {
    en: 'Your card has insufficient funds.',
    es: 'Su tarjeta no tiene fondos suficientes.',
  },
  expired_card: { en: 'Your card has expired.', es: 'Su tarjeta ha caducado.' },
  incorrect_cvc: {
    en: "Your card's security code is incorrect.",
    es: 'El código de seguridad de su tarjeta es incorrecto.',
  },
  processing_error: {
    en: 'An error occurred while processing your card. Try again in a little bit.',
    es: 'Ocurrió un error al procesar su tarjeta. Inténtelo de nuevo en unos minutos.',
  },
  authentication_failed: {
    en: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    es: 'No pudimos autenticar su método de pago. Elija otro método de pago e inténtelo de nuevo.',
  },
  authentication_required: {
    en: 'Your card was declined. This transaction requires authentication.',
    es: 'Su tarjeta fue rechazada. Este pago requiere autenticación.',
  },
  not_a_test_card: {
    en: 'Your card was declined. Your request was in test mode, but used a non test card.',
    es: 'Su tarjeta fue rechazada. El pago está en modo de prueba y la tarjeta no es de prueba.',
  },
  incorrect_number: {
    en: 'Your card number is incorrect.',
    es: 'El número de su tarjeta es incorrecto.',
  },
  invalid_expiry_month: {
    en: "Your card's expiration month is invalid.",
    es: 'El mes de caducidad de su tarjeta no es válido.',
  },
  invalid_expiry_year: {
    en: "Your card's expiration year is invalid.",
    es: 'El año de caducidad de su tarjeta no es válido.',
  },
  invalid_cvc: {
    en: "Your card's security code is invalid.",
    es: 'El código de seguridad de su tarjeta no es válido.',
  },
} as const satisfies Record<string, Record<Language, string>>
