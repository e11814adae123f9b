import type { Copy } from '#content/en/frame.ts'

export function Promotion({ copy }: { copy: Copy['promotion'] }) {
  return <aside>{copy.title}</aside>
}
