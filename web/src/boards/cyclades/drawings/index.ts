// Creatures and heroes as black figures, put together from shared bodies.
import { joinSprite } from '../../../art/strokes';
import { CREATURES } from './creatures';
import { HEROES } from './heroes';
import { MINIATURES } from './miniatures';
import { PIECES } from './pieces';

export function joinDrawings(): void {
  joinSprite('cyc-drawings', 48, { ...PIECES, ...CREATURES, ...MINIATURES, ...HEROES });
}
