// Layer rules for dependency-cruiser; the table they are made from is scripts/layers.mjs.
import { layerSettings } from './scripts/layerRules.mjs'

export default layerSettings('src')
