import { identityFlows } from '#tests/support/identity-flows.ts'
import { test } from '#tests/support/journey.ts'

test.use({ siteEnv: { HOST: '::1' } })

identityFlows()
