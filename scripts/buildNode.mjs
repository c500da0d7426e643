// Bundles all Node programs into out/node, and writes whose work is in the program.
import { notingPackages, writeLicences } from './licences.mjs'
import { bundle, NODE_PROGRAMS } from './nodePrograms.mjs'

await bundle(NODE_PROGRAMS, 'out/node', notingPackages('node'))
writeLicences()
