import type { Copy } from '#content/en/registration/register.ts'
import type { PageProps } from '#contract/page-data.ts'
import type { RegistrationFlow } from './use-registration.ts'

export type StageProps = Omit<PageProps<Copy>, 'params'> & { flow: RegistrationFlow }
