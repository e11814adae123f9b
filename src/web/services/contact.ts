import type { z } from 'zod'
import type { contact } from '#contract/visitors.ts'
import { post } from './api.ts'

export function sendMessage(message: z.input<typeof contact.body>): Promise<void> {
  return post('/api/contact', message)
}
