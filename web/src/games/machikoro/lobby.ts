// What the lobby shows of Machi Koro.
import type { GameLobby } from '../game'
import Picture from './Picture.svelte'
import Tag from './Tag.svelte'

const lobby: GameLobby = { Picture, Tag, tagGround: 'linear-gradient(#cfebff 60%, #a9db8c 60%)' }
export default lobby
