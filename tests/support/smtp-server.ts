// Speaks enough SMTP to accept an email or to refuse it.
import { createServer } from 'node:net'

type ReceivedEmail = { from: string; to: string; message: string }

export type SmtpServer = {
  url: string
  received: ReceivedEmail[]
  /** The response that refuses every recipient. */
  refusal: string | null
  close(): Promise<void>
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const smtp: SmtpServer = { url: '', received: [], refusal: null, close: async () => undefined }
  const server = createServer((socket) => {
    let email: ReceivedEmail = { from: '', to: '', message: '' }
    let inMessage = false
    let buffer = ''
    const answer = (line: string) => socket.write(`${line}\r\n`)
    answer('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      buffer += chunk
      while (buffer.includes('\r\n')) {
        const line = buffer.slice(0, buffer.indexOf('\r\n'))
        buffer = buffer.slice(line.length + 2)
        if (inMessage) readMessageLine(line)
        else readCommand(line)
      }
    })
    const readMessageLine = (line: string) => {
      if (line !== '.') email.message += `${line}\n`
      else {
        inMessage = false
        smtp.received.push(email)
        email = { from: '', to: '', message: '' }
        answer('250 taken')
      }
    }
    const readCommand = (line: string) => {
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'MAIL') email.from = address
      if (verb === 'RCPT') email.to = address
      if (verb === 'RCPT' && smtp.refusal) return answer(smtp.refusal)
      if (verb === 'DATA') {
        inMessage = true
        return answer('354 go on')
      }
      answer('250 ok')
      if (verb === 'QUIT') socket.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test mail server has no port.')
  smtp.url = `smtp://127.0.0.1:${address.port}`
  smtp.close = () => new Promise((resolve) => server.close(() => resolve()))
  return smtp
}
