import fs from 'node:fs'
import { errorCode, StartProblem } from './start-problem.ts'

/** Variables that hold secrets: in the environment, child processes and crash reports would see them. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'STAFF_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'EASYPOST_API_KEY',
  'SMTP_URL',
  'SMS_TOKEN',
  'METRICS_TOKEN',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const

/** No secret is longer; a longer file is the wrong one. */
const MAX_BYTES = 64 * 1024

type Environment = Record<string, string | undefined>

/**
 * The environment with the secrets stored in files, as Docker, Kubernetes and systemd provide them: SMTP_URL_FILE names
 * the file of SMTP_URL. Trailing line breaks are not part of a secret.
 * @throws StartProblem if a file is unreadable or empty, and if a secret is given twice.
 */
export function withSecretFiles(env: Environment): Environment {
  const read = Object.fromEntries(
    SECRETS.flatMap((name) => {
      const file = env[`${name}_FILE`]
      if (!file) return []
      if (env[name]) throw new StartProblem(`Set ${name} or ${name}_FILE, not both.`)
      return [[name, readSecret(`${name}_FILE`, file)]]
    }),
  )
  return { ...env, ...read }
}

function readSecret(variable: string, file: string): string {
  const content = readText(variable, file).replace(/[\r\n]+$/, '')
  if (content) return content
  throw new StartProblem(`${variable} names ${file}, which is empty.`)
}

function readText(variable: string, file: string): string {
  try {
    if (fs.statSync(file).size > MAX_BYTES)
      throw new StartProblem(`${variable} names ${file}, which is too long.`)
    return fs.readFileSync(file, 'utf8')
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause
    const code = errorCode(cause) ?? 'no text'
    throw new StartProblem(`${variable} names ${file}, which cannot be read (${code}).`, { cause })
  }
}
