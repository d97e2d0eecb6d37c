import fs from 'node:fs'
import path from 'node:path'
import { errorCode } from '../config/start-problem.ts'

interface MessageFile {
  messageId: string
  /** The file's extension: '.eml'. */
  ending: string
  content: string
}

/**
 * Writes a message as a file named by its Message-ID: a repeat writes the same file again. Synchronously, for few KB:
 * handing the four steps to threads took more CPU than the steps.
 */
export function writeMessage(folder: string, { messageId, ending, content }: MessageFile): void {
  const name = `${messageId.replace(/[^A-Za-z0-9-]+/g, '_').replace(/^_|_$/g, '')}${ending}`
  const draft = path.join(folder, `.${name}.part`)
  const write = () => fs.writeFileSync(draft, content, { mode: 0o600 })
  try {
    write()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    write()
  }
  fs.renameSync(draft, path.join(folder, name))
}
