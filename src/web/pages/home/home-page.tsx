import type { Copy } from '#content/en/home.ts'
import type { PageProps } from '#contract/page-data.ts'

export function HomePage({ copy }: PageProps<Copy>) {
  return <h1>{copy.meta.title}</h1>
}
