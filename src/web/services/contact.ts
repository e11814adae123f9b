import type { Body } from '#contract/address.ts'
import { call } from './call.ts'

export function sendMessage(body: Body<'POST /api/contact'>) {
  return call('POST /api/contact', { body })
}
