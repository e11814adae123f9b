// What the processes that tests start get of the tests' environment.
import { compiledModules } from '../../scripts/prepare.mjs'

const { PATH, HOME } = process.env

/** With the modules that earlier processes have compiled: a staff command starts with half the CPU. */
export const processEnv = { PATH, HOME, NODE_COMPILE_CACHE: compiledModules }
