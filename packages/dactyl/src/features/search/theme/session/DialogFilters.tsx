import { useState } from 'react';
import { Filters, type Props as FilterProps } from './Filters.js';

export type Props = Pick<FilterProps, 'index' | 'locale' | 'texts' | 'versions' | 'onChoose'>;

/** The filters of one opening of the dialog: at first none is chosen. */
export function DialogFilters({ onChoose, ...more }: Props) {
  const [chosen, setChosen] = useState<FilterProps['chosen']>({});
  return (
    <Filters
      {...more}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        onChoose(next);
      }}
    />
  );
}
