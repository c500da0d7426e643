/** Taking data of the same program version for this game's own. */
import { ownEvent, ownView } from '../../../engine/basics/shapes'
import type { TimeBluffView } from './contract'
import type { TimeBluffSeen } from './events'

/** Whether something is a view of this game. */
export const isTimeBluffView = ownView<TimeBluffView>(['phase', 'options'], ['players', 'places'])

/** Whether something is an event of this game. */
export const isTimeBluffSeen = ownEvent<TimeBluffSeen>()
