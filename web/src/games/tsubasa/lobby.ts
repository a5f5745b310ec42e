// What the lobby shows of Captain Tsubasa.
import type { GameLobby } from '../game'
import Picture from '../../art/NightPicture.svelte'
import HeroCards from './HeroCards.svelte'

const lobby: GameLobby = { Picture, Cards: HeroCards, tagGround: 'linear-gradient(135deg, #0b1f6e, #2f5bff)' }
export default lobby
