import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'
import { readConfig } from '../../apps/api/src/config/config.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const Labels = z.record(z.string(), z.string())
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Container = z.object({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.object({ name: z.string(), containerPort: z.int() }))),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  startupProbe: z.optional(Probe),
  readinessProbe: z.optional(Probe),
  livenessProbe: z.optional(Probe),
  lifecycle: z.optional(
    z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }),
  ),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  volumeMounts: z.array(
    z.object({ name: z.string(), mountPath: z.string(), readOnly: z.optional(z.boolean()) }),
  ),
})
const Pod = z.object({
  metadata: z.object({ labels: Labels }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    terminationGracePeriodSeconds: z.optional(z.int()),
    securityContext: z.object({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int(),
      runAsGroup: z.int(),
      fsGroup: z.int(),
      seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
    }),
    containers: z.tuple([Container]),
    volumes: z.array(z.object({ name: z.string() })),
  }),
})
const Selector = z.object({ matchLabels: Labels })

/** What there is of a kind in the manifests, each read as what it must be. */
function manifests<Schema extends z.ZodMiniType>(kind: string, schema: Schema) {
  return fs
    .globSync('*.yaml', { cwd: import.meta.dirname })
    .flatMap((file) => parseAllDocuments(read(`ops/kubernetes/${file}`)))
    .map((document) => {
      expect(document.errors).toEqual([])
      return z.looseObject({ kind: z.string() }).parse(document.toJS())
    })
    .filter((one) => one.kind === kind)
    .map((one) => schema.parse(one))
}

/** The only one of its kind. */
function manifest<Schema extends z.ZodMiniType>(kind: string, schema: Schema) {
  const [only, ...others] = manifests(kind, schema)
  if (only === undefined || others.length > 0) throw new Error(`There is not one ${kind}`)
  return only
}

const deployment = manifest(
  'Deployment',
  z.object({
    spec: z.object({
      replicas: z.int(),
      selector: Selector,
      strategy: z.object({
        rollingUpdate: z.object({ maxUnavailable: z.int(), maxSurge: z.int() }),
      }),
      template: Pod,
    }),
  }),
).spec
const job = manifest('Job', z.object({ spec: z.object({ template: Pod }) })).spec
const settings = manifest(
  'ConfigMap',
  z.object({ metadata: z.object({ name: z.string() }), data: Labels }),
)
const [shop] = deployment.template.spec.containers
const [migrate] = job.template.spec.containers
const SECRETS = '/run/secrets/mendwell/'

describe.each([
  ['shop', deployment.template],
  ['migrations', job.template],
])('the pod of the %s', (_, { spec }) => {
  const [container] = spec.containers

  test("runs as the image's user", () => {
    const [, user, group] = read('ops/Dockerfile').match(/^USER (\d+):(\d+)$/m) ?? []

    expect(spec.securityContext).toMatchObject({
      runAsUser: Number(user),
      runAsGroup: Number(group),
      fsGroup: Number(group),
    })
  })

  test('can write where the image does, and nowhere else', () => {
    const writable = container.volumeMounts.filter(({ readOnly }) => !readOnly)
    const [, dataDir] = read('ops/Dockerfile').match(/DATA_DIR=(\S+)/) ?? []

    expect(writable.map(({ mountPath }) => mountPath)).toEqual([dataDir, '/tmp'])
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(
      spec.volumes.map(({ name }) => name),
    )
  })

  test('mounts the settings, and the secrets where the settings expect them', () => {
    expect(container.envFrom).toEqual([{ configMapRef: { name: settings.metadata.name } }])
    expect(container.volumeMounts).toContainEqual({
      name: 'secrets',
      mountPath: SECRETS.slice(0, -1),
      readOnly: true,
    })
  })

  test('has an image version, the same as the other', () => {
    expect(container.image).toMatch(/:\d[\w.-]+$/)
    expect(container.image).toBe(shop.image)
  })
})

test('traffic and probes go to named ports on which the shop listens', () => {
  const ports = new Map(shop.ports?.map(({ name, containerPort }) => [name, containerPort]))
  const [, port] = read('ops/Dockerfile').match(/ PORT=(\d+)/) ?? []
  const service = manifest(
    'Service',
    z.object({ spec: z.object({ ports: z.array(z.object({ targetPort: z.string() })) }) }),
  )

  expect(ports.get('http')).toBe(Number(port))
  expect(ports.get('metrics')).toBe(Number(settings.data.METRICS_PORT))
  expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http'])
  expect([shop.startupProbe, shop.readinessProbe, shop.livenessProbe]).toEqual([
    { httpGet: { path: '/readyz', port: 'http' } },
    { httpGet: { path: '/readyz', port: 'http' } },
    { httpGet: { path: '/healthz', port: 'http' } },
  ])
})

test("service and disruption budget select the shop's pods, not those of the migrations", () => {
  const service = manifest('Service', z.object({ spec: z.object({ selector: Labels }) })).spec
  const budget = manifest(
    'PodDisruptionBudget',
    z.object({ spec: z.object({ minAvailable: z.int(), selector: Selector }) }),
  ).spec

  for (const labels of [
    service.selector,
    budget.selector.matchLabels,
    deployment.selector.matchLabels,
  ]) {
    expect(deployment.template.metadata.labels).toMatchObject(labels)
    expect(job.template.metadata.labels).not.toMatchObject(labels)
  }
  expect(budget.minAvailable).toBeLessThan(deployment.replicas)
})

test('a stopping pod waits until it is out of the service, then finishes its requests', () => {
  const [program, pause] = shop.lifecycle?.preStop.exec.command ?? []
  const { maxUnavailable } = deployment.strategy.rollingUpdate

  expect(program).toBe('sleep')
  // The shop itself gives up after 10 s: apps/api/src/start/life-cycle.ts.
  expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(pause) + 10)
  expect(maxUnavailable).toBe(0)
})

test('the job runs an existing command', () => {
  const [node, program = '', command] = migrate.command ?? []

  expect([node, command]).toEqual(['node', 'migrate'])
  expect(fs.existsSync(path.join(root, program))).toBe(true)
})

test('the shop accepts the settings, including those for Stripe', () => {
  const text = read('ops/kubernetes/settings.yaml')
  const stripe = [...text.matchAll(/^ {2}# (STRIPE_\w+): (\S+)$/gm)].map(([, name, value]) => [
    name,
    value,
  ])
  const given: Record<string, string> = { ...settings.data, ...Object.fromEntries(stripe) }
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-secrets-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const values: Record<string, string> = {
    'database-url': 'postgres://shop:secret@database/shop',
    'smtp-url': 'smtp://mail.example',
    'metrics-token': 'of the owner and long',
    'stripe-secret-key': 'sk_live_1',
    'stripe-webhook-secret': 'whsec_1',
  }
  for (const [name, value] of Object.entries(values)) {
    fs.writeFileSync(path.join(folder, name), value)
  }
  const here = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.replace(SECRETS, `${folder}/`)]),
  )

  const config = readConfig(here)

  expect(stripe).toHaveLength(3)
  expect(config).toMatchObject({
    databaseUrl: values['database-url'],
    smtpUrl: values['smtp-url'],
    metrics: { port: 9400, token: values['metrics-token'] },
    stripe: { secretKey: values['stripe-secret-key'] },
    publicUrl: 'https://shop.example',
  })
  const readme = read('README.md')
  for (const name of Object.keys(given)) expect(readme).toContain(`\`${name}`)
  for (const name of ['database-url', 'smtp-url', 'metrics-token']) {
    expect(text).toContain(`--from-file=${name}`)
  }
})
