import type { Copy } from '#content/en/registration/pay-with-credit.ts'
import type { TuitionCreditView } from '#contract/account/tuition-credit.ts'
import type { Upgrade } from '#contract/account/upgrades.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { call } from '../call.ts'
import type { OpenedPayment } from './checkout.ts'

export type { Copy as CreditCopy, TuitionCreditView, Upgrade }

/** A chunk of its own: most visitors never see it. */
export async function loadCreditCopy(language: Language): Promise<Copy> {
  const { copy } = await (language === 'es'
    ? import('#content/es/registration/pay-with-credit.ts')
    : import('#content/en/registration/pay-with-credit.ts'))
  return copy
}

export function readCredit(): Promise<TuitionCreditView> {
  return call('GET /api/account/tuition-credit')
}

export function readUpgrades(): Promise<Upgrade[]> {
  return call('GET /api/account/upgrades')
}

export function openAwardFee(award: ProgramId): Promise<OpenedPayment> {
  return call('POST /api/account/awards/:award/fee/payment-intent', { params: { award } })
}

export function openUpgrade(program: ProgramId): Promise<OpenedPayment> {
  return call('POST /api/account/upgrades/:program/payment-intent', { params: { program } })
}
