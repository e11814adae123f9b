import type { Language } from '../messages.ts'

export const cardFormTexts = {
  en: {
    title: 'Card details',
    number: 'Card number',
    expiry: 'Expiry',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    country: 'Country',
    zip: 'ZIP code',
    postalCode: 'Postal code',
    faults: {
      incomplete_number: 'Your card number is incomplete.',
      invalid_number: 'Your card number is invalid.',
      incomplete_expiry: "Your card's expiration date is incomplete.",
      invalid_expiry_month: "Your card's expiration month is invalid.",
      invalid_expiry_year_past: "Your card's expiration date is in the past.",
      incomplete_cvc: "Your card's security code is incomplete.",
      incomplete_zip: 'Your postal code is incomplete.',
    },
  },
  es: {
    title: 'Datos de la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Caducidad',
    expiryHint: 'MM / AA',
    cvc: 'Código CVC',
    country: 'País',
    zip: 'Código postal (ZIP)',
    postalCode: 'Código postal',
    faults: {
      incomplete_number: 'El número de su tarjeta está incompleto.',
      invalid_number: 'El número de su tarjeta no es válido.',
      incomplete_expiry: 'La fecha de caducidad de su tarjeta está incompleta.',
      invalid_expiry_month: 'El mes de caducidad de su tarjeta no es válido.',
      invalid_expiry_year_past: 'La fecha de caducidad de su tarjeta ya pasó.',
      incomplete_cvc: 'El código de seguridad de su tarjeta está incompleto.',
      incomplete_zip: 'Su código postal está incompleto.',
    },
  },
} satisfies Record<Language, object>

export const threeDSecureTexts = {
  en: {
    title: '3D Secure authentication',
    note: 'Test mode. This page stands in for the cardholder’s bank.',
    question: 'Is this payment yours? Choose what the bank is to answer.',
    authorize: 'Complete authentication',
    fail: 'Fail authentication',
    trouble: 'The answer did not arrive. Please try again.',
  },
  es: {
    title: 'Autenticación 3D Secure',
    note: 'Modo de prueba. Esta página hace las veces del banco de la tarjeta.',
    question: '¿Reconoce este pago? Elija qué debe responder el banco.',
    authorize: 'Completar la autenticación',
    fail: 'Rechazar la autenticación',
    trouble: 'La respuesta no llegó. Inténtelo de nuevo.',
  },
} satisfies Record<Language, object>
