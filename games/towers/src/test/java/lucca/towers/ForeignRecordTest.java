package lucca.towers;

import lucca.engine.GameKind;
import lucca.testkit.ForeignRecordContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Records of another program")
class ForeignRecordTest implements ForeignRecordContract {
    @Override
    public GameKind kind() {
        return new TowersKind();
    }
}
