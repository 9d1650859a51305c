import { useEffect } from "react";
import { todayInIndia } from "../../../../admin/form/today";
import { Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { useVisit } from "../../../../site/visit";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { AccountantPanel } from "./AccountantPanel";
import { DrawerOfToday } from "../drawer/DrawerOfToday";
import { reports } from "../paths";
import { BALANCES, BalancesPanel } from "./BalancesPanel";
import styles from "./Figures.later.module.css";
import { FigureTiles } from "./FigureTiles";
import { ProfitPanel } from "./ProfitPanel";
import { salesView } from "./queries";
import { compareOf, rangeOf, type Compare, type Range } from "./range";
import { RangeBar } from "./RangeBar";
import { CoursesPanel, SalesPanels } from "./SalesPanels";
import { DuePanel, ReadyPanel } from "./WorkPanels";

/** The figures of the shop for any range of days. */
export function FiguresPage() {
  const { search } = useVisit();
  const range = rangeOf(search, todayInIndia());
  const compare = compareOf(search);
  return (
    <Screen
      title="Reports"
      tools={
        <Anchor href={`${reports}/days`} className={shared.stitch}>
          By day
        </Anchor>
      }
    >
      <Figures range={range} compare={compare} balances={search.get("part") === BALANCES} />
    </Screen>
  );
}

interface FiguresProps {
  range: Range;
  compare: Compare;
  /** Whether the balances were asked for. */
  balances: boolean;
}

function Figures({ range, compare, balances }: FiguresProps) {
  const { data: sales, error, refetch } = useFresh(salesView(range, compare));
  const placed = sales !== undefined;
  useEffect(() => {
    // Not before the figures above them have their height.
    if (placed && balances) document.getElementById(BALANCES)?.scrollIntoView();
  }, [placed, balances]);
  return (
    <>
      <RangeBar path={reports} range={range} compare={compare} compared={sales?.compared} />
      {sales ? (
        <>
          <FigureTiles totals={sales.totals} before={sales.totalsBefore} />
          <SalesPanels sales={sales} compare={compare} />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
      <div className={styles.panels}>
        {sales && <CoursesPanel sales={sales} />}
        <BalancesPanel listed={balances} />
        <DuePanel range={range} />
      </div>
      <div className={styles.pair}>
        <ProfitPanel range={range} compare={compare} />
        <div>
          <ReadyPanel range={range} />
          <DrawerOfToday />
        </div>
      </div>
      <AccountantPanel range={range} />
    </>
  );
}
