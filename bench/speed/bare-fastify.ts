// A Fastify that only returns the bytes it was given: the machine's upper limit.
import Fastify from 'fastify'

interface CachedAnswer {
  type: string
  encoding: string | undefined
  bytes: Buffer
}
const cache = new Map<string, CachedAnswer>()
const app = Fastify()
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

app.put<{ Params: { name: string }; Body: Buffer }>(
  '/keep/:name',
  { bodyLimit: 10_000_000 },
  async (request) => {
    const { 'x-type': type, 'x-encoding': encoding } = request.headers
    cache.set(request.params.name, {
      type: String(type),
      encoding: encoding ? String(encoding) : undefined,
      bytes: request.body,
    })
    return {}
  },
)
app.all<{ Params: { name: string } }>('/bytes/:name', async (request, reply) => {
  const answer = cache.get(request.params.name)
  if (!answer) return reply.code(404).send()
  if (answer.encoding) reply.header('content-encoding', answer.encoding)
  return reply.type(answer.type).send(answer.bytes)
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`open at ${app.listeningOrigin}`)
process.on('SIGTERM', () => void app.close())
