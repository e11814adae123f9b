import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import { post } from './api.ts'

export function sendMessage(message: z.input<Api['POST /api/contact']['body']>): Promise<void> {
  return post('/api/contact', message)
}
