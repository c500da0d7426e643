/** When something has been laid out where it is seen. */
import { onMounted, ref, type Ref } from 'vue'

/** True from the first picture of the component on: what moves from then on is seen to move. */
export function useSettled(): Readonly<Ref<boolean>> {
  const isSettled = ref(false)
  onMounted(() => {
    requestAnimationFrame(() => {
      isSettled.value = true
    })
  })
  return isSettled
}
