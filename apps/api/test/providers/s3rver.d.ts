/** What tests use of an S3-compatible server that ships without types. */
declare module '@20minutes/s3rver' {
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      allowMismatchedSignatures: boolean
      directory: string
      configureBuckets: readonly { name: string; configs: readonly Buffer[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
