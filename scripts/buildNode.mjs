// Bundles all Node programs into out/node.
import { bundle, NODE_PROGRAMS } from './nodePrograms.mjs'

await bundle(NODE_PROGRAMS, 'out/node')
