import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server's failures; each happens once as planned. */
export type MailFailure =
  | 'refuse the recipient'
  | 'refuse the mail'
  | 'hang'
  | 'drop'
  | 'drop after taking it'

interface ReceivedMail {
  recipients: string[]
  messageId: string
  message: string
}

/** A real SMTP server on its own port that stores what it receives, and fails as planned. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const plan: MailFailure[] = []
  const sockets = new Set<Socket>()
  const next = (...kinds: MailFailure[]) =>
    plan[0] !== undefined && kinds.includes(plan[0]) ? plan.shift() : undefined
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const isRefused = next('refuse the recipient')
      done(isRefused && Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const failure = next('refuse the mail', 'hang', 'drop', 'drop after taking it')
        if (failure === 'hang') return
        if (failure === 'drop') return cut()
        if (failure === 'refuse the mail') {
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        }
        const message = Buffer.concat(parts).toString()
        const recipients = envelope.rcptTo.map(({ address }) => address)
        const messageId = /^Message-ID: (.*)$/im.exec(message)?.[1]?.trim() ?? ''
        received.push({ recipients, messageId, message })
        if (failure) cut()
        else done()
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('error', () => {}) // connections that the test cuts
  await new Promise<void>((open) => {
    server.listen(0, '127.0.0.1', open)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    fail: (...failures: MailFailure[]) => void plan.push(...failures),
    async close() {
      cut()
      await new Promise<void>((closed) => server.close(closed))
    },
  }
}
