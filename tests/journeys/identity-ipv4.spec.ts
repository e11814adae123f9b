import { identityFlows } from '#tests/support/identity-flows.ts'

identityFlows()
