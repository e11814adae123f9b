import type { Copy } from '#content/en/register.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { useRegistration } from './use-registration.ts'

export type StageProps = Omit<PageProps<Copy>, 'params'> & { registering: ReturnType<typeof useRegistration> }
