import type { Copy } from '#content/en/schedule.ts'
import type { PageProps } from '#contract/page-data.ts'
import { PageHead } from '../../ui/page-head.tsx'

export function SchedulePage({ copy }: PageProps<Copy>) {
  return <PageHead title={copy.title} lead={copy.lead} />
}
