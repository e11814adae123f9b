import type { Body } from '#contract/address.ts'
import { call } from './api.ts'

export function sendMessage(body: Body<'POST /api/contact'>) {
  return call('POST /api/contact', { body })
}
