// The sandbox's mailbox: for people at /sandbox/mailbox, for programs at /sandbox/mailbox.json.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLoopback, isLoopbackHost } from '#domain/people/network.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { chosenLanguage, languageOfCookie } from '#platform/http/language.ts'
import { mailboxPage, mailboxPolicy, messagePolicy } from './mailbox-page.ts'
import { findInMailbox, listMailbox } from './sandbox-mailbox.ts'

type Parts = { database: Database; config: Pick<Config, 'smtpUrl' | 'origin'> }

/** Not at a public address: a proxy on this machine can make a visitor's request look like one of this machine. */
export function hasMailbox({ smtpUrl, origin }: Parts['config']): boolean {
  return smtpUrl === null && isLoopbackHost(new URL(origin).hostname)
}

export function mailboxRoutes(app: App, { database, config }: Parts): void {
  if (!hasMailbox(config)) return

  const onlyThisMachine = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
  }

  app.get(
    '/sandbox/mailbox',
    {
      schema: { hide: true, querystring: z.object({ mail: z.string().optional() }) },
      onRequest: onlyThisMachine,
    },
    async ({ query, url, headers }, reply) => {
      const language = chosenLanguage(new URL(url, 'http://_').search) ?? languageOfCookie(headers.cookie)
      reply.header('content-security-policy', mailboxPolicy).type('text/html; charset=utf-8')
      return mailboxPage(await listMailbox(database), query.mail, language)
    },
  )

  app.get('/sandbox/mailbox.json', { schema: { hide: true }, onRequest: onlyThisMachine }, async () => {
    const emails = await listMailbox(database)
    return emails.map(({ to, subject, text, html, createdAt, language }) => ({
      to,
      subject,
      text,
      html,
      sentAt: createdAt.toISOString(),
      language,
    }))
  })

  app.get(
    '/sandbox/mailbox/:id',
    { schema: { hide: true, params: z.object({ id: z.string() }) }, onRequest: onlyThisMachine },
    async ({ params }, reply) => {
      const email = z.uuid().safeParse(params.id).success && (await findInMailbox(database, params.id))
      if (!email) return reply.callNotFound()
      reply.header('content-security-policy', messagePolicy).type('text/html; charset=utf-8')
      return openingLinksOutside(email.html)
    },
  )
}

/**
 * The mailbox holds password reset links. `request.ip` may be what a header says, so the connection counts. A proxy on
 * this machine connects from here for everybody: it adds a header, or passes the visitor's Host on.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false
  if (Object.keys(headers).some((name) => /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/.test(name)))
    return false
  return isLoopbackHost(URL.parse(`http://${headers.host}`)?.hostname ?? '')
}

function openingLinksOutside(html: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}
