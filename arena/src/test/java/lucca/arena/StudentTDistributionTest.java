package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Student's t-distribution")
class StudentTDistributionTest {
    @ParameterizedTest
    @CsvSource({
        "2, 4.303, 0.04",
        "3, 3.182, 0.01",
        "4, 2.776, 0.003",
        "10, 2.228, 0.0005",
        "30, 2.042, 0.0005",
        "120, 1.980, 0.0005",
        "1000000, 1.960, 0.0005"
    })
    @DisplayName("has the quantiles of the printed tables")
    void tables(long freedom, double quantile, double error) {
        assertThat(StudentTDistribution.quantile(freedom)).isCloseTo(quantile, within(error));
    }
}
