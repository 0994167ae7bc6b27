/** Hosts that the editor may ask besides its own. */
interface PolicyHosts {
  /** Of pictures, without https://. */
  images: readonly string[]
  /** Of a git host's API, without https://. */
  api?: string
}

const withHosts = (rule: string, hosts: readonly string[]) =>
  [rule, ...hosts.map((host) => `https://${host}`)].join(' ')

/** The editor's content security policy: its own scripts alone. It adds style elements, so styles may be inline. */
export const editorPolicy = ({ images, api }: PolicyHosts) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    withHosts("img-src 'self' data: blob:", images),
    "font-src 'self'",
    withHosts("connect-src 'self' data: blob:", api ? [api] : []),
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
