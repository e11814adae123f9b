import type { Copy } from '#content/en/not-found.ts'
import type { PageProps } from '#contract/page-data.ts'
import { PageLink } from '../../ui/page-link.tsx'

export function NotFoundPage({ copy }: PageProps<Copy>) {
  return (
    <>
      <h1>{copy.title.join(' ')}</h1>
      <PageLink to="/">{copy.home}</PageLink>
    </>
  )
}
